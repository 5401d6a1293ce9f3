// A password field that can be read back before it is sent.
import { useState } from 'react'
import { IconButton } from '../button/button'
import { EyeIcon, EyeOffIcon, Icon } from '../icon/icon'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & {
  revealLabel: string
  concealLabel: string
}

export function PasswordField({ revealLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <Field
      autoComplete="current-password"
      {...field}
      type={revealed ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={revealed ? concealLabel : revealLabel}
          icon={<Icon of={revealed ? EyeOffIcon : EyeIcon} />}
          disabled={field.disabled}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  )
}
