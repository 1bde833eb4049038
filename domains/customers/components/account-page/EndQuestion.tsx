import { Card } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import type { ReactNode } from 'react'
import styles from './AccountPage.module.css'

interface EndQuestionProps {
  readonly accountId: string
  readonly question: string
  /** Where the form posts to that ends it, without the account. */
  readonly path: string
  /** Where the `keep` link leads. */
  readonly back: string
  readonly labels: {
    readonly failed: string
    readonly submit: string
    readonly submitting: string
    readonly keep: string
  }
  /** What comes of it. */
  readonly children: ReactNode
}

/** Asks before something that an account has on is turned off, and leads back to it. */
export function EndQuestion({ accountId, question, path, back, labels, children }: EndQuestionProps) {
  const address = useAddress()
  return (
    <>
      <Card title={question}>
        <div className={card.stack}>
          {children}
          <PlainForm
            action={address(`${path}?account=${accountId}`)}
            failedTitle={labels.failed}
            submit={labels.submit}
            submitting={labels.submitting}
          >
            {() => <input type="hidden" name="accountId" value={accountId} />}
          </PlainForm>
        </div>
      </Card>
      <div className={styles.ways}>
        <a href={back}>{labels.keep}</a>
      </div>
    </>
  )
}
