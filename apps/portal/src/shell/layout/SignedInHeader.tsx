import { MainNavigation } from '@porchlight/design-system'
import { idInAddress } from '@porchlight/domains/customers/components/accounts/choose-account'
import { useAccounts } from '@porchlight/domains/customers/components/accounts/use-accounts'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Screen, ScreenTab } from '@porchlight/page-parts/screen'
import type { PageViewer } from '@porchlight/portal-page'
import type { PageLocation } from '../navigation/use-navigation'
import { AccountMenu } from './AccountMenu'
import styles from './Header.module.css'
import { HomeLink } from './HomeLink'
import { LanguageSwitch } from './LanguageSwitch'

const noLabels = {}

/** The header of customers' pages, one line on a desktop: brand, tabs, the account with the log-out, language. */
export function SignedInHeader({
  location,
  viewer,
}: {
  readonly location: PageLocation
  readonly viewer: PageViewer
}) {
  const t = useLabels(noLabels)
  const { language } = usePage()
  const address = useAddress()
  const { current, accounts } = useAccounts(location.params.accountId)
  const tabs = tabsOf(location.screens)
  const chosen = idInAddress(accounts, current)
  return (
    <header className={styles.header}>
      <div className={styles.customerBar}>
        <HomeLink />
        <div className={styles.tabs}>
          <MainNavigation
            label={t('mainNavigation')}
            items={tabs.map(({ name, tab }) => ({
              href: address(tab.address(chosen)),
              label: tab.label[language],
              icon: tab.icon,
              isCurrent: name === tabOf(location.screen, tabs),
            }))}
          />
        </div>
        <AccountMenu
          accounts={accounts}
          current={current}
          screen={location.screen}
          name={viewer.name}
          key={location.key}
        />
        <LanguageSwitch />
      </div>
    </header>
  )
}

function tabsOf(screens: readonly Screen[]): readonly { readonly name: string; readonly tab: ScreenTab }[] {
  return screens
    .flatMap(({ name, tab }) => (tab === undefined ? [] : [{ name, tab }]))
    .sort((one, other) => one.tab.order - other.tab.order)
}

/**
 * Returns the tab that a screen belongs to: its own, or one of whose addresses its address begins with; else the last,
 * “More”.
 */
function tabOf(screen: Screen, tabs: ReturnType<typeof tabsOf>): string | undefined {
  const [path = ''] = screen.paths
  const parent = tabs.find(({ tab }) =>
    [tab.address(null), ...(tab.besides ?? [])].some(
      (address) => address !== '/' && (path === address || path.startsWith(`${address}/`)),
    ),
  )
  if (path === '/' || path === '') return screen.name
  return (parent ?? tabs.at(-1))?.name
}
