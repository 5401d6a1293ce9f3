/** Whether the screen is used by finger: there are no hovers, and a keyboard of glass comes up over it. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches
