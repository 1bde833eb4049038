/** The text fields of a campaign. */
const wordFields = [
  'Subject__c',
  'Subject_ES__c',
  'Mail_Text__c',
  'Mail_Text_ES__c',
  'Text__c',
  'Text_ES__c',
  'Page__c',
] as const

/** To whom it goes: the conditions over accounts. */
export const filterFields = [
  'Only_Status__c',
  'Only_Commodity__c',
  'Only_Utility__c',
  'Only_Zip_Codes__c',
  'Only_Plan__c',
  'Only_Rate_Type__c',
  'Only_Autopay__c',
  'Only_Paperless__c',
  'Only_Language__c',
  'Only_Contract_Ends_Before__c',
] as const

/**
 * The approved content: exactly these fields. They are written only in a draft, the hash of an approval is computed
 * from them, and no one who wrote one of them may approve.
 */
export const contentFields = [
  'Brand__c',
  'Purpose__c',
  'Channel__c',
  ...wordFields,
  ...filterFields,
  'Planned_At__c',
  'Send_Until__c',
] as const
