/** On Apple's machines keys have other meanings. */
export const onApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|[oa]d)/.test(navigator.platform)
