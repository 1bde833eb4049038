// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

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

/** The folder below `domains` of each part's own code, by the part's name. */
export const consoleFolders: Readonly<Record<string, string>> = {
  [administrationOperationsPage.name]: 'administration/console/operations',
  [administrationPeoplePage.name]: 'administration/console/people',
  [administrationProgramsPage.name]: 'administration/console/programs',
  [bookBookPage.name]: 'book/console/book',
  [documentsDocumentsRequirementPage.name]: 'documents/console/documents/requirement',
  [figuresFiguresPage.name]: 'figures/console/figures',
  [plansPlansPage.name]: 'plans/console/plans',
  [workTeamPage.name]: 'work/console/team',
  [workWorkPage.name]: 'work/console/work',
  [announcementsAnnouncementPreviewPanel.name]: 'announcements/console/announcement-preview',
  [campaignsCampaignPanel.name]: 'campaigns/console/campaign',
  [messagesCasePanel.name]: 'messages/console/case',
  [messagesCustomerPanel.name]: 'messages/console/customer',
  [paymentsMoneyPanel.name]: 'payments/console/money',
  [privacyErasurePanel.name]: 'privacy/console/erasure',
  [viewingCustomerViewPanel.name]: 'viewing/console/customer-view',
  [workTimelinePanel.name]: 'work/console/timeline',
}
