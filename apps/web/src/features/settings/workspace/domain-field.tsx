// The name of the workspace in addresses.
import { domainProblem, normalizeDomain } from '@sheaf/core/names/space-domain'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { SavedField } from '../saved-field'
import { Problem } from '../setting'
import { useLoaded } from '../use-loaded'

export function DomainField({ mayChange }: { readonly mayChange: boolean }) {
  const { userId, spaceId } = useSession()
  const { value, problem, reload } = useLoaded(async api => (await api.getDomain({ spaceId })).domain ?? '')
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <SavedField
        label={t('Domain')}
        labelHidden
        value={value ?? ''}
        disabled={!mayChange || value === null}
        hint={
          value
            ? t('{address} opens this workspace', { address: `${location.host}/${value}` })
            : t('A short name for this workspace’s link, such as {address}', {
                address: `${location.host}/atelier`,
              })
        }
        problemOf={domain => (domain.trim() ? domainProblem(domain) : undefined)}
        onSave={async domain => {
          const wanted = { spaceId, domain: normalizeDomain(domain) || null }
          await createApi(userId, spaceId).changeDomain(wanted, { keepalive: true })
          await reload()
        }}
      />
    </>
  )
}
