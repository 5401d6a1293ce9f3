// Tells floating parts and arrow keys which way text runs; styles learn it from the dir attribute by themselves.
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

export type DirectionProps = { value: 'ltr' | 'rtl'; children: ReactNode }

export function Direction({ value, children }: DirectionProps) {
  return <DirectionProvider direction={value}>{children}</DirectionProvider>
}
