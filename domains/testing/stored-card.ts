/** Returns a customer's card as stored: the fields of a `Payment_Method__c`. */
export function storedCard(contactId: string): Readonly<Record<string, string | number>> {
  return {
    Contact__c: contactId,
    Method_Type__c: 'Card',
    Institution__c: 'Visa',
    Last_Four__c: '4242',
    Expiry_Month__c: 12,
    Expiry_Year__c: 2030,
    Processor_Token__c: `token of ${contactId}`,
  }
}
