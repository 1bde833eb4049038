import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ZipField } from '../../utilities/components/zip-code/ZipField'
import type { PlanQuery } from '../components/plan-query'
import { labels } from './labels'
import styles from './ZipForm.module.css'

/** Asks for a ZIP code. A ZIP code is no secret, so the form needs no script and its answer has an address. */
export function ZipForm({ query }: { readonly query: PlanQuery }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <form className={styles.form} action={address('/plans')}>
      {query.isOtherHome ? <input type="hidden" name="home" value="other" /> : null}
      <ZipField typed={query} hint={t('zipHint')} />
      <Button type="submit">{t('showPlans')}</Button>
    </form>
  )
}
