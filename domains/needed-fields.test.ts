import type { ObjectDeclaration } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { alertSubscriptionObject } from './alerts/objects/alert-subscription/object'
import { autopayObject } from './autopay/objects/autopay/object'
import { documentRequirementObject } from './documents/objects/document-requirement/object'
import { billLineObject } from './energy/objects/bill-line/object'
import { leadObject } from './enrollment/objects/lead/object'
import { opportunityObject } from './enrollment/objects/opportunity/object'
import { workStepObject } from './enrollment/objects/work-step/object'
import { contentVersionObject } from './files/objects/content-version/object'
import { productObject } from './plans/objects/product/object'
import { complaints } from './testing/complaints'
import { serviceAreaObject } from './utilities/objects/service-area/object'
import { identityVerificationObject } from './verification/objects/identity-verification/object'

type Values = Readonly<Record<string, string | number | boolean | null>>
type Case = readonly [given: Values, fields: readonly string[]]

function promises(object: ObjectDeclaration, whole: Values, cases: readonly Case[]): void {
  describe(object.apiName, () => {
    it('is fine as it is given here', () => expect(complaints(object, whole)).toEqual([]))
    it.each(cases)('with %j is told about %j', (given, fields) => {
      expect(complaints(object, { ...whole, ...given })).toEqual(fields)
    })
  })
}

promises(autopayObject, { Status__c: 'Active', Start_Date__c: '2026-11-01' }, [
  [{ Status__c: 'Suspended' }, ['Suspension_Reason__c']],
  [{ Status__c: 'Suspended', Suspension_Reason__c: 'Expired_Card' }, []],
  [{ Status__c: 'Cancelled' }, ['Cancelled_Date__c']],
  [{ Status__c: 'Cancelled', Cancelled_Date__c: '2026-11-01' }, []],
  [{ Status__c: 'Cancelled', Cancelled_Date__c: '2026-10-31' }, ['Cancelled_Date__c']],
])

promises(alertSubscriptionObject, { Channel__c: 'Email', Status__c: 'Active', Threshold_Amount__c: 0 }, [
  [{ Threshold_Amount__c: -0.01 }, ['Threshold_Amount__c']],
  [{ Channel__c: 'Text', Status__c: 'Unverified' }, ['Mobile_Phone__c']],
  [{ Channel__c: 'Text', Status__c: 'Unverified', Mobile_Phone__c: '+17135550142' }, []],
  [{ Channel__c: 'Text', Mobile_Phone__c: '+17135550142' }, ['Verified_At__c']],
  [{ Status__c: 'Stopped' }, ['Stopped_At__c']],
])

promises(contentVersionObject, { ContentSize: 0, FileExtension: 'pdf', Checksum: 'a0'.repeat(32) }, [
  [{ ContentSize: -1 }, ['ContentSize']],
  ...['png', 'jpg', 'doc', 'docx', 'jpeg', 'gif', 'tiff', 'csv'].map(
    (FileExtension): Case => [{ FileExtension }, []],
  ),
  ...['exe', 'svg', 'html', 'pdf2', 'xpdf', 'PDF', ''].map(
    (FileExtension): Case => [{ FileExtension }, ['FileExtension']],
  ),
  [{ Checksum: 'a0'.repeat(31) }, ['Checksum']],
  [{ Checksum: `${'a0'.repeat(32)}0` }, ['Checksum']],
  [{ Checksum: 'G0'.repeat(32) }, ['Checksum']],
])

promises(documentRequirementObject, { Status__c: 'Requested' }, [
  [{ Status__c: 'Waived' }, []],
  [{ Status__c: 'Received' }, ['Received_Date__c']],
  [{ Status__c: 'Rejected' }, ['Rejection_Text__c', 'Rejection_Text_ES__c', 'Received_Date__c']],
  [
    {
      Status__c: 'Rejected',
      Rejection_Text__c: 'It is older than two months.',
      Rejection_Text_ES__c: 'Tiene más de dos meses.',
      Received_Date__c: '2026-11-01',
    },
    [],
  ],
])

promises(
  identityVerificationObject,
  { Status__c: 'Sent', Times_Sent__c: 0, Sent_At__c: '2026-11-01T10:00:00.000Z' },
  [
    [{ Times_Sent__c: -1 }, ['Times_Sent__c']],
    [{ Expires_At__c: '2026-11-01T09:00:00.000Z' }, ['Expires_At__c']],
    [{ Status__c: 'Passed' }, ['Completed_At__c']],
    [{ Status__c: 'Failed' }, ['Completed_At__c']],
    [{ Status__c: 'Passed', Completed_At__c: '2026-11-01T11:00:00.000Z' }, []],
    [{ Status__c: 'Passed', Completed_At__c: '2026-11-01T09:00:00.000Z' }, ['Completed_At__c']],
  ],
)

promises(leadObject, { Email: 'marisol.quillfeather@example.com' }, [
  [{ Email: null }, ['Email']],
  [{ Email: null, MobilePhone: '+17135550142' }, []],
  [{ MobilePhone: '+17135550142' }, []],
])

promises(opportunityObject, { Amount: 0, Probability: 0, CloseDate: '2026-11-01' }, [
  [{ Amount: -1 }, ['Amount']],
  [{ Probability: -1 }, ['Probability']],
  [{ Contract_End_Date__c: '2026-10-31' }, ['Contract_End_Date__c']],
])

const twoCredits = {
  Bill_Credit__c: 100,
  Bill_Credit_Threshold__c: 1000,
  Bill_Credit_2__c: 50,
  Bill_Credit_2_Threshold__c: 2000,
}
const threeTiers = {
  Tier_2_Above__c: 500,
  Tier_2_Charge__c: 9,
  Tier_3_Above__c: 501,
  Tier_3_Charge__c: 8,
}
const nights = {
  Window_1_Days__c: 'All',
  Window_1_From__c: 21,
  Window_1_To__c: 6,
  Window_1_Charge__c: 0,
  Window_1_Share__c: 35,
}
const afternoons = {
  Window_2_Days__c: 'Weekdays',
  Window_2_From__c: 14,
  Window_2_To__c: 19,
  Window_2_Charge__c: 20,
  Window_2_Share__c: 20,
}

promises(
  productObject,
  {
    Rate_Type__c: 'Fixed',
    Term_Months__c: 3,
    Energy_Charge__c: 0,
    Base_Charge__c: 0,
    Cancellation_Fee__c: 0,
  },
  [
    ...['Energy_Charge__c', 'Base_Charge__c', 'Cancellation_Fee__c', 'Bill_Credit_Threshold__c'].map(
      (field): Case => [{ [field]: -0.01 }, [field]],
    ),
    [{ Bill_Credit__c: -1, Bill_Credit_Threshold__c: 1 }, ['Bill_Credit__c']],
    [{ Bill_Credit__c: 100 }, ['Bill_Credit_Threshold__c']],
    [{ Bill_Credit__c: 100, Bill_Credit_Threshold__c: 1000 }, []],
    [{ ...twoCredits, Bill_Credit_2_Threshold__c: 1000 }, ['Bill_Credit_2_Threshold__c']],
    [{ ...twoCredits, Bill_Credit__c: null, Bill_Credit_Threshold__c: 1000 }, ['Bill_Credit__c']],
    [{ ...twoCredits, Bill_Credit_2_Threshold__c: null }, ['Bill_Credit_2_Threshold__c']],
    [twoCredits, []],
    [{ Minimum_Usage_Fee__c: 9.95 }, ['Minimum_Usage__c']],
    [{ Minimum_Usage__c: 1000 }, ['Minimum_Usage_Fee__c']],
    [{ Minimum_Usage_Fee__c: 9.95, Minimum_Usage__c: 1000 }, []],
    [{ Tier_2_Above__c: 500 }, ['Tier_2_Charge__c']],
    [{ Tier_2_Charge__c: 9 }, ['Tier_2_Above__c']],
    [{ Tier_2_Above__c: 0, Tier_2_Charge__c: 9 }, ['Tier_2_Above__c']],
    [{ Tier_3_Above__c: 500, Tier_3_Charge__c: 9 }, ['Tier_3_Above__c']],
    [{ ...threeTiers, Tier_3_Above__c: 500 }, ['Tier_3_Above__c']],
    [threeTiers, []],
    ...['Days', 'From', 'To', 'Charge', 'Share'].map(
      (part): Case => [{ ...nights, [`Window_1_${part}__c`]: null }, [`Window_1_${part}__c`]],
    ),
    [nights, []],
    [{ ...nights, Window_1_From__c: 24 }, ['Window_1_From__c']],
    [{ ...nights, Window_1_To__c: 0 }, ['Window_1_To__c']],
    [{ ...nights, Window_1_From__c: 6 }, ['Window_1_To__c']],
    [{ ...nights, Window_1_From__c: 0, Window_1_To__c: 24 }, []],
    [{ ...nights, Window_1_Share__c: 100.1 }, ['Window_1_Share__c', 'Window_1_Share__c']],
    [{ ...nights, Window_1_Share__c: -1 }, ['Window_1_Share__c']],
    [{ ...nights, Window_1_Charge__c: -1 }, ['Window_1_Charge__c']],
    [{ ...nights, ...afternoons }, []],
    [afternoons, ['Window_2_Days__c']],
    [{ ...nights, ...afternoons, Window_2_To__c: 22 }, ['Window_2_From__c']],
    [{ ...nights, ...afternoons, Window_2_From__c: 5 }, ['Window_2_From__c']],
    [{ ...nights, ...afternoons, Window_2_Share__c: 65.1 }, ['Window_2_Share__c']],
    [{ ...nights, Commodity__c: 'Gas' }, ['Window_1_Days__c']],
    [{ Buyback_Price__c: 6.5 }, []],
    [{ Buyback_Price__c: 6.5, Commodity__c: 'Gas' }, ['Buyback_Price__c']],
    [{ Index_Formula__c: 'The market.' }, ['Index_Formula__c']],
    [{ Rate_Type__c: 'Indexed' }, ['Index_Formula__c', 'Index_Formula_ES__c']],
    [{ Rate_Type__c: 'Indexed', Index_Formula__c: 'The market.' }, ['Index_Formula_ES__c']],
    [{ Rate_Type__c: 'Indexed', Index_Formula__c: 'The market.', Index_Formula_ES__c: 'El mercado.' }, []],
    [{ Term_Months__c: 2 }, ['Term_Months__c']],
    [{ Term_Months__c: 1, Rate_Type__c: 'Variable' }, []],
  ],
)

promises(serviceAreaObject, { Postal_Code__c: '77002', State__c: 'TX', Is_Open__c: false }, [
  [{ Postal_Code__c: '7700' }, ['Postal_Code__c']],
  [{ Postal_Code__c: '77002-1' }, ['Postal_Code__c']],
  [{ State__c: 'Tex' }, ['State__c']],
  [{ Is_Open__c: true }, ['Utility__c']],
  [{ Is_Open__c: true, Utility__c: 'a02000000000001AAA' }, []],
])

promises(workStepObject, { ExecutionOrder: 0, StartTime: '2026-11-01T10:00:00.000Z' }, [
  [{ ExecutionOrder: -1 }, ['ExecutionOrder']],
  [{ EndTime: '2026-11-01T10:00:00.000Z' }, []],
  [{ EndTime: '2026-11-01T09:59:59.999Z' }, ['EndTime']],
])

promises(billLineObject, { Line_Type__c: 'Bill_Credit', Amount__c: -100 }, [
  [{ Amount__c: 0 }, []],
  [{ Amount__c: 0.01 }, ['Amount__c']],
  [{ Amount__c: 0.01, Line_Type__c: 'Energy' }, []],
])
