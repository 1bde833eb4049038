import { Button, Card, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { ZipField } from '../../utilities/components/zip-code/ZipField'
import type { PlanQuery } from '../components/plan-query'
import { labels } from './labels'
import styles from './Plans.module.css'

const demoZips = [
  ['77002', 'demoOne'],
  ['75067', 'demoTwo'],
  ['61101', 'demoGas'],
  ['78701', 'demoClosed'],
] as const

/** Asks for a ZIP code. A ZIP code is no secret, so the form needs no script and its answer has an address. */
export function ZipForm({ query }: { readonly query: PlanQuery }) {
  const t = useLabels(labels)
  const { demo } = usePage()
  const address = useAddress()
  return (
    <>
      <Card>
        <form className={styles.form} action={address('/plans')}>
          {query.isOtherHome ? <input type="hidden" name="home" value="other" /> : null}
          <ZipField typed={query} hint={t('zipHint')} />
          <Button type="submit" wide>
            {t('showPlans')}
          </Button>
        </form>
      </Card>
      {demo ? (
        <Notice kind="info" title={t('demoTitle')}>
          <ul className={styles.plainList}>
            {demoZips.map(([zip, label]) => (
              <li key={zip}>
                <a className={styles.way} href={address(`/plans?zip=${zip}`)}>
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}
