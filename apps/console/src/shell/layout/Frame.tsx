import { brandOf } from '@porchlight/brands'
import { BrandMark, Button, Icon, LanguageToggle, SkipLink, VisuallyHidden } from '@porchlight/design-system'
import { toLanguagePath } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { ErrorContent } from '@porchlight/page-parts/notices/ErrorContent'
import { NotUpToDate } from '@porchlight/page-parts/notices/NotUpToDate'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { GlobalActions } from '../../actions/GlobalActions'
import { CreatePage } from '../../create/CreatePage'
import { CreateReferenced } from '../../create/CreateReferenced'
import { DisplayButton } from '../../display/DisplayButton'
import { Home } from '../../home/Home'
import { Shortcuts } from '../../keyboard/Shortcuts'
import { ListPage } from '../../lists/ListPage'
import { parseListChoice } from '../../lists/list-address'
import { Navigation } from '../../navigation/Navigation'
import { RecordPage } from '../../records/RecordPage'
import { RelatedListPage } from '../../records/RelatedListPage'
import { ReferenceCreation } from '../../records/reference-creation'
import { SearchBox } from '../../search/SearchBox'
import { SearchPage } from '../../search/SearchPage'
import { SplitView } from '../../split/SplitView'
import { parseBesideObject } from '../../split/split-address'
import { DomainPage } from '../../trade/DomainPage'
import { WorkTabs } from '../../work-tabs/WorkTabs'
import { AnnouncementBar } from '../announcement/AnnouncementBar'
import { consoleLabels } from '../labels'
import { consolePath, type Place } from '../navigation/place'
import { usePlace } from '../navigation/use-place'
import styles from './Frame.module.css'

/** The frame around every page of the console: header, navigation and the current place. */
export function Frame({ isBroken }: { readonly isBroken: boolean }) {
  const t = useLabels(consoleLabels)
  const { place, path, cameByLink } = usePlace()
  return (
    <ReferenceCreation value={CreateReferenced}>
      <div className={styles.frame}>
        <SkipLink href="#main">{t('skipToContent')}</SkipLink>
        <Header />
        <WorkTabs place={place} />
        <Navigation place={place} />
        <main className={styles.main} id="main" tabIndex={-1}>
          <NotUpToDate />
          {isBroken ? (
            <ErrorContent />
          ) : (
            <WithListBeside place={place}>
              <ScreenBoundary key={path} failed={<ErrorContent />}>
                <PlaceContent place={place} isFollowed={cameByLink} />
              </ScreenBoundary>
            </WithListBeside>
          )}
        </main>
        <AnnouncementBar />
      </div>
    </ReferenceCreation>
  )
}

function Header() {
  const t = useLabels(consoleLabels)
  const { brand, language, viewer } = usePage()
  const address = useAddress()
  const [path] = useLocation()
  const search = useSearch()
  const { logo, names } = brandOf(brand)
  const other = language === 'es' ? 'en' : 'es'
  const here = address(search === '' ? path : `${path}?${search}`)
  return (
    <header className={styles.header}>
      <a
        className={styles.brand}
        href={address(consolePath)}
        aria-label={t('homeOfConsole', { brand: names.displayName })}
      >
        <BrandMark logo={logo} name={names.displayName} />
        <span className={styles.app}>{t('console')}</span>
      </a>
      <SearchBox />
      <div className={styles.tools}>
        <Shortcuts />
        <DisplayButton />
        <GlobalActions />
        <span className={styles.name}>
          <VisuallyHidden>{t('signedInAs')} </VisuallyHidden>
          {viewer?.name}
        </span>
        <LanguageToggle href={toLanguagePath(here, other)} label={t('switchLanguage')} language={other} />
        <form method="post" action={address('/logout')}>
          <Button type="submit" variant="quiet">
            <Icon name="sign-out" />
            <span className={styles.signOut}>{t('signOut')}</span>
          </Button>
        </form>
      </div>
    </header>
  )
}

/** A record with the list beside it that its address names; any other place alone. */
function WithListBeside({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const search = useSearch()
  const objectApiName = parseBesideObject(search)
  if (place.kind !== 'record' || objectApiName === null) return children
  return (
    <SplitView objectApiName={objectApiName} choice={parseListChoice(search)} recordId={place.recordId}>
      {children}
    </SplitView>
  )
}

function PlaceContent({ place, isFollowed }: { readonly place: Place; readonly isFollowed: boolean }) {
  switch (place.kind) {
    case 'home':
    case 'unknown':
      return <DomainPage />
    case 'recent':
      return <Home />
    case 'list':
      return <ListPage objectApiName={place.objectApiName} isHeadFirst={isFollowed} />
    case 'record':
      return <RecordPage recordId={place.recordId} isHeadFirst={isFollowed} />
    case 'related-list':
      return <RelatedListPage recordId={place.recordId} relatedListId={place.relatedListId} />
    case 'search':
      return <SearchPage />
    case 'new':
      return <CreatePage objectApiName={place.objectApiName} />
  }
}
