import { Button, Notice } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ReactNode, useState } from 'react'
import { labels } from './labels'
import styles from './Programs.module.css'

interface SecretNoticeProps {
  readonly title: string
  /** What can be copied: what it is called, and its text. */
  readonly values: readonly { readonly term: string; readonly text: string }[]
  /** Whether one of them is a secret that is not shown again. */
  readonly hasSecret: boolean
  readonly children?: ReactNode
}

/** Values that the viewer has to copy from here, each with a copy button. */
export function SecretNotice({ title, values, hasSecret, children }: SecretNoticeProps) {
  const t = useLabels(labels)
  const [copied, setCopied] = useState('')

  async function copy(term: string, text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(t('copied', { what: term }))
    } catch {
      setCopied(t('notCopied'))
    }
  }

  return (
    <Notice kind="success" title={title}>
      {hasSecret ? <p>{t('secretOnce')}</p> : null}
      <dl className={styles.values}>
        {values.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={styles.value}>
              <code className={styles.code}>{text}</code>
              <Button
                variant="secondary"
                aria-label={t('copyWhat', { what: term })}
                onClick={() => void copy(term, text)}
              >
                {t('copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className={content.detail} role="status">
        {copied}
      </p>
      {children}
    </Notice>
  )
}
