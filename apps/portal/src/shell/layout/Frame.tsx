import { Skeleton, SkipLink } from '@porchlight/design-system'
import type { Place } from '../navigation/use-navigation'
import { ErrorContent } from '../notices/ErrorContent'
import { useLabels, usePage } from '../page/page-context'
import styles from './Frame.module.css'
import { ScreenBoundary } from './ScreenBoundary'
import { SignedInHeader } from './SignedInHeader'
import { SignedOutHeader } from './SignedOutHeader'
import { SiteFooter } from './SiteFooter'

const noLabels = {}

/** The frame around every screen: header, main and footer, for guests and for customers. */
export function Frame({ place }: { readonly place: Place }) {
  const t = useLabels(noLabels)
  const { language, viewer } = usePage()
  const { Component, screen, params } = place
  return (
    <div className={viewer === null ? styles.signedOut : styles.signedIn}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      {viewer === null ? <SignedOutHeader /> : <SignedInHeader place={place} viewer={viewer} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        <ScreenBoundary key={place.key} failed={<ErrorContent />}>
          {Component === null ? (
            <Skeleton shape="card" count={2} label={t('loading')} />
          ) : (
            <Component params={params} title={screen.titleLabel[language]} />
          )}
        </ScreenBoundary>
      </main>
      <SiteFooter />
    </div>
  )
}
