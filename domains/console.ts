// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { ConsolePage, RecordPanel } from '@porchlight/page-parts/console-part'
import { page as administrationOperationsPage } from './administration/console/operations/page'
import { page as administrationPeoplePage } from './administration/console/people/page'
import { page as administrationProgramsPage } from './administration/console/programs/page'
import { panel as announcementsAnnouncementPreviewPanel } from './announcements/console/announcement-preview/panel'
import { page as bookBookPage } from './book/console/book/page'
import { panel as campaignsCampaignPanel } from './campaigns/console/campaign/panel'
import { page as documentsDocumentsRequirementPage } from './documents/console/documents/requirement/page'
import { page as figuresFiguresPage } from './figures/console/figures/page'
import { panel as messagesCasePanel } from './messages/console/case/panel'
import { panel as messagesCustomerPanel } from './messages/console/customer/panel'
import { panel as paymentsMoneyPanel } from './payments/console/money/panel'
import { page as plansPlansPage } from './plans/console/plans/page'
import { panel as privacyErasurePanel } from './privacy/console/erasure/panel'
import { panel as viewingCustomerViewPanel } from './viewing/console/customer-view/panel'
import { page as workTeamPage } from './work/console/team/page'
import { panel as workTimelinePanel } from './work/console/timeline/panel'
import { page as workWorkPage } from './work/console/work/page'

/** Every page that a domain adds to the console, in the order of the folders. */
export const consolePages: readonly ConsolePage[] = [
  administrationOperationsPage,
  administrationPeoplePage,
  administrationProgramsPage,
  bookBookPage,
  documentsDocumentsRequirementPage,
  figuresFiguresPage,
  plansPlansPage,
  workTeamPage,
  workWorkPage,
]

/** Every panel that a domain adds to record pages of the console, in the order of the folders. */
export const recordPanels: readonly RecordPanel[] = [
  announcementsAnnouncementPreviewPanel,
  campaignsCampaignPanel,
  messagesCasePanel,
  messagesCustomerPanel,
  paymentsMoneyPanel,
  privacyErasurePanel,
  viewingCustomerViewPanel,
  workTimelinePanel,
]
