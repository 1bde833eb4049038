import { useLabels } from '@porchlight/page-parts/page/page-context'
import styles from './CasePanel.module.css'
import type { CaseCustomer } from './case-customer'
import { labels } from './labels'

const signatures = { en: (brand: string) => `${brand} advisor`, es: (brand: string) => `Asesor de ${brand}` }

/** A reply as the customer will read it, under the name that it is signed with there. */
export function Preview({ customer, text }: { readonly customer: CaseCustomer; readonly text: string }) {
  const t = useLabels(labels)
  return (
    <section className={styles.ours} aria-label={t('preview', { name: customer.name })}>
      <p className={styles.hint}>{t('preview', { name: customer.name })}</p>
      <div lang={customer.language}>
        <p>
          <strong>{signatures[customer.language](customer.brand)}</strong>
        </p>
        <p className={styles.body} dir="auto">
          {text}
        </p>
      </div>
    </section>
  )
}
