import { Skeleton, SkipLink } from '@porchlight/design-system'
import { ErrorContent } from '@porchlight/page-parts/notices/ErrorContent'
import { FileNotSent } from '@porchlight/page-parts/notices/FileNotSent'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import type { PageLocation } from '../navigation/use-navigation'
import styles from './Frame.module.css'
import type { SignedInFrame } from './SignedInFrame'
import { SignedOutHeader } from './SignedOutHeader'
import { SiteFooter } from './SiteFooter'

const noLabels = {}

interface FrameProps {
  readonly location: PageLocation
  /** The frame around the content of customers’ pages; guests’ pages load without its code. */
  readonly customerFrame: typeof SignedInFrame | null
}

/** The frame around every screen: header, main and footer, for guests and for customers. */
export function Frame({ location, customerFrame: CustomerFrame }: FrameProps) {
  const t = useLabels(noLabels)
  const { language, viewer } = usePage()
  const { Component, screen, params } = location
  const content = (
    <>
      <main className={styles.main} id="main" tabIndex={-1}>
        {viewer === null ? null : <FileNotSent />}
        <ScreenBoundary key={location.key} failed={<ErrorContent />}>
          {Component === null ? (
            <Skeleton shape="card" count={2} label={t('loading')} />
          ) : (
            <Component params={params} title={screen.titleLabel[language]} />
          )}
        </ScreenBoundary>
      </main>
      <SiteFooter orderOfPath={params.orderId} />
    </>
  )
  return (
    <div className={viewer === null ? styles.signedOut : styles.signedIn}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      {viewer === null || CustomerFrame === null ? (
        <>
          <SignedOutHeader />
          {content}
        </>
      ) : (
        <CustomerFrame location={location} viewer={viewer}>
          {content}
        </CustomerFrame>
      )}
    </div>
  )
}
