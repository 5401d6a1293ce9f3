// Which way text runs where something is drawn: arrows and pointers follow the eye.
export const isRightToLeft = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).direction === 'rtl'
