import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const ledgerEntryLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Line of the ledger', es: 'Movimiento' },
      columns: 2,
      cells: ['Name', 'Kind__c', 'Account__c', 'Entry_Date__c', 'Sequence__c', 'Due_Date__c'],
    },
    {
      name: 'amounts',
      heading: { en: 'Amounts', es: 'Montos' },
      columns: 2,
      cells: ['Amount__c', 'Balance__c', 'Deposit_Amount__c', 'Deposit_Held__c'],
    },
    {
      name: 'cause',
      heading: { en: 'Cause', es: 'Origen' },
      columns: 2,
      cells: ['Cause_Type__c', 'Cause__c', 'About__c', 'Key__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Entry_Date__c', 'Amount__c', 'Balance__c'],
}
