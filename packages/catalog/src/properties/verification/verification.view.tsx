// Whether somebody vouches for a page: a badge, and the way to vouch, for how long, or no more.
import type { Json } from '@sheaf/core/validation/checks'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabase, useWordContext } from '@sheaf/database/contract/database-hooks'
import picker from '@sheaf/database/lists/picker.module.css'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { CircleCheckIcon, CircleDashedIcon, Icon } from '@sheaf/ui/icon/icon'
import { type CSSProperties, useState } from 'react'
import styles from '../cell.module.css'
import { CellChips } from '../cell-line'
import { dateWords } from '../date-words'
import { DayPicker } from '../day-picker'
import { PersonChip } from '../person-chip'
import { fieldsIn, stringIn } from '../read-json'

const DAY_MS = 86_400_000

function Show({ cell, value, property, place }: ShowProps) {
  const { t } = useBlockHost()
  const words = useWordContext()
  if (cell !== 'verified' && cell !== 'expired') return null
  const { until } = fieldsIn(value)
  const isValid = cell === 'verified'
  const end = typeof until === 'number' ? dateWords({ start: until, hasTime: false }, property, words) : ''
  return (
    <CellChips property={property} place={place}>
      <span
        className={`${styles.chip} ${styles.round}`}
        style={colorVariables(isValid ? 'blue' : 'red') as CSSProperties}
        title={end === '' ? undefined : isValid ? t('Until {day}', { day: end }) : t('Expired on {day}', { day: end })}
      >
        <Icon of={isValid ? CircleCheckIcon : CircleDashedIcon} />
        <span className={styles.name}>{isValid ? t('Verified') : t('Expired')}</span>
      </span>
    </CellChips>
  )
}

function Edit({ cell, value, property, onChange, onDone }: EditProps) {
  const { t, userId } = useBlockHost()
  const { asks } = useDatabase('asks')
  const [isChoosing, setChoosing] = useState(false)
  const { by } = fieldsIn(value)
  const verify = (until: number | null): void => {
    const given: Json = { state: 'verified', by: userId, at: asks.now, ...(until === null ? {} : { until }) }
    onChange(given)
    onDone()
  }
  const spans = [
    { days: 7, label: t('Verify for 7 days') },
    { days: 30, label: t('Verify for 30 days') },
    { days: 90, label: t('Verify for 90 days') },
  ]
  const isVouched = cell === 'verified' || cell === 'expired'
  return (
    <div className={picker.picker} role="group" aria-label={property.name}>
      <div className={picker.panel}>
        {isVouched && (
          <div className={styles.chips}>
            {t('Verified by')} <PersonChip id={stringIn(by)} />
          </div>
        )}
        {isChoosing ? (
          <DayPicker
            label={t('Verified until')}
            start={null}
            // Until the end of that day.
            onPick={day => verify(Date.parse(`${day}T00:00Z`) + DAY_MS)}
          />
        ) : (
          <>
            {spans.map(({ days, label }) => (
              <Button key={days} wide onClick={() => verify(asks.now + days * DAY_MS)}>
                {label}
              </Button>
            ))}
            <Button wide onClick={() => setChoosing(true)}>
              {t('Verify until…')}
            </Button>
            <Button wide onClick={() => verify(null)}>
              {t('Verify indefinitely')}
            </Button>
            {isVouched && (
              <Button
                wide
                variant="quiet"
                onClick={() => {
                  onChange(null)
                  onDone()
                }}
              >
                {t('Remove verification')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

export const verificationView: PropertyView = { type: 'verification', Show, edit: 'popover', Edit }
