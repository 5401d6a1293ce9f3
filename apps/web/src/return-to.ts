// Where this tab goes once somebody has signed in.
export const RETURN_KEY = 'sheaf:return-to'
