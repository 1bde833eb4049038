// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { fixtures as actionsFormulaActivationFixtures } from './actions/formula-activation/fixture'
import { fixtures as actionsGlobalFixtures } from './actions/global/fixture'
import { fixtures as actionsLayoutFixtures } from './actions/layout/fixture'
import { fixtures as actionsLookupFixtures } from './actions/lookup/fixture'
import { fixtures as actionsObjectFixtures } from './actions/object/fixture'
import { fixtures as actionsOverridesFixtures } from './actions/overrides/fixture'
import { fixtures as actionsPerformQuickActionFixtures } from './actions/perform-quick-action/fixture'
import { fixtures as actionsQuickActionInfoFixtures } from './actions/quick-action-info/fixture'
import { fixtures as actionsRecordFixtures } from './actions/record/fixture'
import { fixtures as actionsRecordDefaultsFixtures } from './actions/record-defaults/fixture'
import { fixtures as actionsRelatedListFixtures } from './actions/related-list/fixture'
import { fixtures as actionsRelatedListRecordFixtures } from './actions/related-list-record/fixture'
import { fixtures as appsAppFixtures } from './apps/app/fixture'
import { fixtures as appsUserNavItemsFixtures } from './apps/user-nav-items/fixture'
import type { CallFixture } from './define/fixture'
import { fixtures as duplicatesDuplicatesFixtures } from './duplicates/duplicates/fixture'
import { fixtures as layoutLayoutFixtures } from './layout/layout/fixture'
import { fixtures as layoutUserStateFixtures } from './layout/user-state/fixture'
import { fixtures as listInfoListInfoFixtures } from './list-info/list-info/fixture'
import { fixtures as listInfoListInfoSummariesFixtures } from './list-info/list-info-summaries/fixture'
import { fixtures as listObjectInfoListObjectInfoFixtures } from './list-object-info/list-object-info/fixture'
import { fixtures as listPreferencesListPreferencesFixtures } from './list-preferences/list-preferences/fixture'
import { fixtures as listRecordsListRecordsFixtures } from './list-records/list-records/fixture'
import { fixtures as listUiListUiFixtures } from './list-ui/list-ui/fixture'
import { fixtures as listUiListViewSummariesFixtures } from './list-ui/list-view-summaries/fixture'
import { fixtures as lookupsLookupRecordsFixtures } from './lookups/lookup-records/fixture'
import { fixtures as mruListRecordsMruListRecordsFixtures } from './mru-list-records/mru-list-records/fixture'
import { fixtures as mruListUiMruListUiFixtures } from './mru-list-ui/mru-list-ui/fixture'
import { fixtures as navItemsNavItemsFixtures } from './nav-items/nav-items/fixture'
import { fixtures as objectInfoObjectInfoFixtures } from './object-info/object-info/fixture'
import { fixtures as objectInfoPicklistValuesFixtures } from './object-info/picklist-values/fixture'
import { fixtures as pathLayoutFixtures } from './path/layout/fixture'
import { fixtures as predupePredupeFixtures } from './predupe/predupe/fixture'
import { fixtures as recordAvatarsAssociationFixtures } from './record-avatars/association/fixture'
import { fixtures as recordAvatarsAvatarsFixtures } from './record-avatars/avatars/fixture'
import { fixtures as recordDefaultsCreateFixtures } from './record-defaults/create/fixture'
import { fixtures as recordDefaultsTemplateCloneFixtures } from './record-defaults/template-clone/fixture'
import { fixtures as recordDefaultsTemplateCreateFixtures } from './record-defaults/template-create/fixture'
import { fixtures as recordUiRecordUiFixtures } from './record-ui/record-ui/fixture'
import { fixtures as recordsBatchFixtures } from './records/batch/fixture'
import { fixtures as recordsContentVersionsFixtures } from './records/content-versions/fixture'
import { fixtures as recordsRecordFixtures } from './records/record/fixture'
import { fixtures as relatedListCountRelatedListCountFixtures } from './related-list-count/related-list-count/fixture'
import { fixtures as relatedListInfoRelatedListInfoFixtures } from './related-list-info/related-list-info/fixture'
import { fixtures as relatedListPreferencesRelatedListPreferencesFixtures } from './related-list-preferences/related-list-preferences/fixture'
import { fixtures as relatedListRecordsRelatedListRecordsFixtures } from './related-list-records/related-list-records/fixture'
import { fixtures as searchKeywordFixtures } from './search/keyword/fixture'
import { fixtures as searchResultsFixtures } from './search/results/fixture'
import { fixtures as searchInfoFilterOptionsFixtures } from './search-info/filter-options/fixture'
import { fixtures as searchInfoFiltersFixtures } from './search-info/filters/fixture'
import { fixtures as searchInfoLookupFixtures } from './search-info/lookup/fixture'
import { withImpliedCases } from './testing/implied-cases'

/** The examples of every call. */
export const fixtures: readonly CallFixture[] = [
  ...actionsFormulaActivationFixtures,
  ...actionsGlobalFixtures,
  ...actionsLayoutFixtures,
  ...actionsLookupFixtures,
  ...actionsObjectFixtures,
  ...actionsOverridesFixtures,
  ...actionsPerformQuickActionFixtures,
  ...actionsQuickActionInfoFixtures,
  ...actionsRecordDefaultsFixtures,
  ...actionsRecordFixtures,
  ...actionsRelatedListRecordFixtures,
  ...actionsRelatedListFixtures,
  ...appsAppFixtures,
  ...appsUserNavItemsFixtures,
  ...duplicatesDuplicatesFixtures,
  ...layoutLayoutFixtures,
  ...layoutUserStateFixtures,
  ...listInfoListInfoSummariesFixtures,
  ...listInfoListInfoFixtures,
  ...listObjectInfoListObjectInfoFixtures,
  ...listPreferencesListPreferencesFixtures,
  ...listRecordsListRecordsFixtures,
  ...listUiListUiFixtures,
  ...listUiListViewSummariesFixtures,
  ...lookupsLookupRecordsFixtures,
  ...mruListRecordsMruListRecordsFixtures,
  ...mruListUiMruListUiFixtures,
  ...navItemsNavItemsFixtures,
  ...objectInfoObjectInfoFixtures,
  ...objectInfoPicklistValuesFixtures,
  ...pathLayoutFixtures,
  ...predupePredupeFixtures,
  ...recordAvatarsAssociationFixtures,
  ...recordAvatarsAvatarsFixtures,
  ...recordDefaultsCreateFixtures,
  ...recordDefaultsTemplateCloneFixtures,
  ...recordDefaultsTemplateCreateFixtures,
  ...recordUiRecordUiFixtures,
  ...recordsBatchFixtures,
  ...recordsContentVersionsFixtures,
  ...recordsRecordFixtures,
  ...relatedListCountRelatedListCountFixtures,
  ...relatedListInfoRelatedListInfoFixtures,
  ...relatedListPreferencesRelatedListPreferencesFixtures,
  ...relatedListRecordsRelatedListRecordsFixtures,
  ...searchInfoFilterOptionsFixtures,
  ...searchInfoFiltersFixtures,
  ...searchInfoLookupFixtures,
  ...searchKeywordFixtures,
  ...searchResultsFixtures,
].map(withImpliedCases)

export type { CallFixture, FixtureCase, FixtureRequest, FixtureViewer, FixtureWorld } from './define/fixture'
