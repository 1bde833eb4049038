import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef } from 'react'
import styles from './CodesStep.module.css'
import { secondFactorLabels } from './labels'
import type { Enrolled } from './passkeys'

/** The recovery codes, this once. */
export function CodesStep({ enrolled }: { readonly enrolled: Enrolled }) {
  const t = useLabels(secondFactorLabels)
  const address = useAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  // The page changed under the reader's hands: this heading is what comes next.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 className={styles.title} tabIndex={-1} ref={heading}>
        {t('codesTitle')}
      </h2>
      <p>{t('codesText')}</p>
      <ul className={styles.codes}>
        {enrolled.recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* The sign-in may just have become complete, so the next page comes from the server. */}
      <ButtonLink href={address(enrolled.location)} data-reload="">
        {t('codesSaved')}
      </ButtonLink>
    </>
  )
}
