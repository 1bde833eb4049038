import { describe, expect, it } from 'vitest'
import { brandInfoIn } from './brand-info'

const answer = {
  Customer_Service_Hours__c: 'Monday to Friday',
  Customer_Service_Hours_ES__c: 'Lunes a viernes',
  Customer_Service_Phone_Number__c: '(713) 555-0100',
  Privacy_Policy_Link__c: 'https://brand.example.com/privacy',
  Privacy_Policy_Link_ES__c: 'https://brand.example.com/es/privacidad',
  Terms_of_Use__c: 'javascript:alert(1)',
  Terms_of_Use_ES__c: null,
  Disclaimer__c: 'Invented.',
  Disclaimer_ES__c: '',
}

describe('the footer’s info of a brand', () => {
  it('takes the Spanish variants on a Spanish page', () => {
    expect(brandInfoIn('es', answer)).toMatchObject({
      hours: 'Lunes a viernes',
      phone: '(713) 555-0100',
      privacyLink: 'https://brand.example.com/es/privacidad',
    })
  })

  it('falls back to English where a Spanish variant is empty', () => {
    expect(brandInfoIn('es', answer).disclaimer).toBe('Invented.')
  })

  it('takes the English ones on an English page', () => {
    expect(brandInfoIn('en', answer)).toMatchObject({ hours: 'Monday to Friday', disclaimer: 'Invented.' })
  })

  it('links to web addresses only', () => {
    expect(brandInfoIn('en', answer).termsLink).toBeNull()
  })

  it('knows nothing when the answer could not be had', () => {
    expect(Object.values(brandInfoIn('en', undefined))).toEqual([null, null, null, null, null])
  })
})
