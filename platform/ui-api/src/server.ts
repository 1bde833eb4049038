// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as actionsFormulaActivationHandlers } from './actions/formula-activation/server'
import { handlers as actionsGlobalHandlers } from './actions/global/server'
import { handlers as actionsLayoutHandlers } from './actions/layout/server'
import { handlers as actionsLookupHandlers } from './actions/lookup/server'
import { handlers as actionsObjectHandlers } from './actions/object/server'
import { handlers as actionsOverridesHandlers } from './actions/overrides/server'
import { handlers as actionsPerformQuickActionHandlers } from './actions/perform-quick-action/server'
import { handlers as actionsQuickActionInfoHandlers } from './actions/quick-action-info/server'
import { handlers as actionsRecordHandlers } from './actions/record/server'
import { handlers as actionsRecordDefaultsHandlers } from './actions/record-defaults/server'
import { handlers as actionsRelatedListHandlers } from './actions/related-list/server'
import { handlers as actionsRelatedListRecordHandlers } from './actions/related-list-record/server'
import { handlers as appsAppHandlers } from './apps/app/server'
import { handlers as appsUserNavItemsHandlers } from './apps/user-nav-items/server'
import { handlers as duplicatesDuplicatesHandlers } from './duplicates/duplicates/server'
import { handlers as layoutLayoutHandlers } from './layout/layout/server'
import { handlers as layoutUserStateHandlers } from './layout/user-state/server'
import { handlers as listInfoListInfoHandlers } from './list-info/list-info/server'
import { handlers as listInfoListInfoSummariesHandlers } from './list-info/list-info-summaries/server'
import { handlers as listObjectInfoListObjectInfoHandlers } from './list-object-info/list-object-info/server'
import { handlers as listPreferencesListPreferencesHandlers } from './list-preferences/list-preferences/server'
import { handlers as listRecordsListRecordsHandlers } from './list-records/list-records/server'
import { handlers as listUiListUiHandlers } from './list-ui/list-ui/server'
import { handlers as listUiListViewSummariesHandlers } from './list-ui/list-view-summaries/server'
import { handlers as lookupsLookupRecordsHandlers } from './lookups/lookup-records/server'
import { handlers as mruListRecordsMruListRecordsHandlers } from './mru-list-records/mru-list-records/server'
import { handlers as mruListUiMruListUiHandlers } from './mru-list-ui/mru-list-ui/server'
import { handlers as navItemsNavItemsHandlers } from './nav-items/nav-items/server'
import { handlers as objectInfoObjectInfoHandlers } from './object-info/object-info/server'
import { handlers as objectInfoPicklistValuesHandlers } from './object-info/picklist-values/server'
import { handlers as pathLayoutHandlers } from './path/layout/server'
import { handlers as predupePredupeHandlers } from './predupe/predupe/server'
import { handlers as recordAvatarsAssociationHandlers } from './record-avatars/association/server'
import { handlers as recordAvatarsAvatarsHandlers } from './record-avatars/avatars/server'
import { handlers as recordDefaultsCreateHandlers } from './record-defaults/create/server'
import { handlers as recordDefaultsTemplateCloneHandlers } from './record-defaults/template-clone/server'
import { handlers as recordDefaultsTemplateCreateHandlers } from './record-defaults/template-create/server'
import { handlers as recordUiRecordUiHandlers } from './record-ui/record-ui/server'
import { handlers as recordsBatchHandlers } from './records/batch/server'
import { handlers as recordsContentVersionsHandlers } from './records/content-versions/server'
import { handlers as recordsRecordHandlers } from './records/record/server'
import { handlers as relatedListCountRelatedListCountHandlers } from './related-list-count/related-list-count/server'
import { handlers as relatedListInfoRelatedListInfoHandlers } from './related-list-info/related-list-info/server'
import { handlers as relatedListPreferencesRelatedListPreferencesHandlers } from './related-list-preferences/related-list-preferences/server'
import { handlers as relatedListRecordsRelatedListRecordsHandlers } from './related-list-records/related-list-records/server'
import { handlers as searchKeywordHandlers } from './search/keyword/server'
import { handlers as searchResultsHandlers } from './search/results/server'
import { handlers as searchInfoFilterOptionsHandlers } from './search-info/filter-options/server'
import { handlers as searchInfoFiltersHandlers } from './search-info/filters/server'
import { handlers as searchInfoLookupHandlers } from './search-info/lookup/server'

/** The handlers of every folder. */
export const handlers = [
  ...actionsFormulaActivationHandlers,
  ...actionsGlobalHandlers,
  ...actionsLayoutHandlers,
  ...actionsLookupHandlers,
  ...actionsObjectHandlers,
  ...actionsOverridesHandlers,
  ...actionsPerformQuickActionHandlers,
  ...actionsQuickActionInfoHandlers,
  ...actionsRecordDefaultsHandlers,
  ...actionsRecordHandlers,
  ...actionsRelatedListRecordHandlers,
  ...actionsRelatedListHandlers,
  ...appsAppHandlers,
  ...appsUserNavItemsHandlers,
  ...duplicatesDuplicatesHandlers,
  ...layoutLayoutHandlers,
  ...layoutUserStateHandlers,
  ...listInfoListInfoSummariesHandlers,
  ...listInfoListInfoHandlers,
  ...listObjectInfoListObjectInfoHandlers,
  ...listPreferencesListPreferencesHandlers,
  ...listRecordsListRecordsHandlers,
  ...listUiListUiHandlers,
  ...listUiListViewSummariesHandlers,
  ...lookupsLookupRecordsHandlers,
  ...mruListRecordsMruListRecordsHandlers,
  ...mruListUiMruListUiHandlers,
  ...navItemsNavItemsHandlers,
  ...objectInfoObjectInfoHandlers,
  ...objectInfoPicklistValuesHandlers,
  ...pathLayoutHandlers,
  ...predupePredupeHandlers,
  ...recordAvatarsAssociationHandlers,
  ...recordAvatarsAvatarsHandlers,
  ...recordDefaultsCreateHandlers,
  ...recordDefaultsTemplateCloneHandlers,
  ...recordDefaultsTemplateCreateHandlers,
  ...recordUiRecordUiHandlers,
  ...recordsBatchHandlers,
  ...recordsContentVersionsHandlers,
  ...recordsRecordHandlers,
  ...relatedListCountRelatedListCountHandlers,
  ...relatedListInfoRelatedListInfoHandlers,
  ...relatedListPreferencesRelatedListPreferencesHandlers,
  ...relatedListRecordsRelatedListRecordsHandlers,
  ...searchInfoFilterOptionsHandlers,
  ...searchInfoFiltersHandlers,
  ...searchInfoLookupHandlers,
  ...searchKeywordHandlers,
  ...searchResultsHandlers,
]

export type { ActionServices } from './define/action-services'
export {
  type CallAnswer,
  type CallContext,
  type CallHandler,
  type CallRequest,
  handleCall,
} from './define/handler'
export type { StoredFile, UploadPart, Uploads } from './define/uploads'
