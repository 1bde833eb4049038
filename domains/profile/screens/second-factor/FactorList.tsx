import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePasskeyName } from '../../../getting-in/components/second-factor/use-passkey-name'
import type { useListSecondFactors } from '../../methods/list-second-factors/hook'
import styles from './FactorList.module.css'
import { FactorRow } from './FactorRow'
import { labels } from './labels'

interface FactorListProps {
  readonly list: NonNullable<ReturnType<typeof useListSecondFactors>['data']>
}

/** One's own second factors. */
export function FactorList({ list }: FactorListProps) {
  const t = useLabels(labels)
  const getPasskeyName = usePasskeyName()
  const { app, passkeys, recoveryCodesLeft } = list
  return (
    <Card title={t('yours')}>
      <ul className={styles.list}>
        {app === null ? null : (
          <FactorRow
            name={t('app')}
            addedAt={app.addedAt}
            lastUsedAt={app.lastUsedAt}
            removalPath="/profile/second-factor/remove"
          />
        )}
        {passkeys.map((passkey) => (
          <FactorRow
            key={passkey.id}
            name={t('passkey', { name: getPasskeyName(passkey.label) })}
            addedAt={passkey.addedAt}
            lastUsedAt={passkey.lastUsedAt}
            removalPath={`/profile/second-factor/remove?passkey=${encodeURIComponent(passkey.id)}`}
          />
        ))}
      </ul>
      <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
    </Card>
  )
}
