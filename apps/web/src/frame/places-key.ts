/** Under which a tab keeps where the person was on its pages. */
export const PLACES_KEY = 'sheaf:places'
