// Keys that reach into an object's prototype. They are refused in every body and every path, so that code which copies keys
// cannot be turned against us.

const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isReservedKey = (key: string): boolean => reservedKeys.has(key)
