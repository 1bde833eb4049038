import { Card, PrintButton } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import styles from './AccountPage.module.css'

interface AgreedTextProps {
  readonly title: string
  /** What was agreed to, in the language that it was read in. */
  readonly agreed: { readonly text: string; readonly language: string }
  /** When, and which version of it. */
  readonly when: string
  readonly print: string
}

/** Shows the terms that the customer agreed to for an account, to be reread and printed. */
export function AgreedText({ title, agreed, when, print }: AgreedTextProps) {
  return (
    <Card title={title}>
      <div className={card.stack}>
        <p className={styles.legal} lang={agreed.language}>
          {agreed.text}
        </p>
        <p className={card.note}>{when}</p>
        <div className={styles.ways}>
          <PrintButton>{print}</PrintButton>
        </div>
      </div>
    </Card>
  )
}
