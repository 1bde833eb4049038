import { describe, expect, it } from 'vitest'
import { adminViewer, complaints, customerViewer, systemViewer } from '../../../testing/complaints'
import { caseCommentObject } from './object'

const comment = { CommentBody: 'Thank you.', Author__c: 'Customer', IsPublished: true }

describe('case comments', () => {
  it('say who wrote them', () => {
    expect(complaints(caseCommentObject, comment, { viewer: customerViewer })).toEqual([])
    expect(complaints(caseCommentObject, comment, { viewer: adminViewer })).toEqual(['Author__c'])
    const forged = { ...comment, Author__c: 'Advisor' }
    expect(complaints(caseCommentObject, forged, { viewer: customerViewer })).toEqual(['Author__c'])
    expect(complaints(caseCommentObject, forged, { viewer: systemViewer })).toEqual([])
  })

  it('are for both sides, and stay as they were said', () => {
    const hidden = { ...comment, IsPublished: false }
    expect(complaints(caseCommentObject, hidden, { viewer: customerViewer })).toEqual(['IsPublished'])
    const other = { ...comment, CommentBody: 'I never said that.' }
    expect(complaints(caseCommentObject, other, { previous: comment })).toEqual(['CommentBody'])
  })

  it('are named by their beginning, on one line, by whole characters', () => {
    const name = (body: string) => caseCommentObject.derived?.compute({ CommentBody: body }).Name
    expect(name('One.\nTwo.')).toBe('One. Two.')
    expect([name('a'.repeat(80)), name('a'.repeat(81))]).toEqual(['a'.repeat(80), `${'a'.repeat(79)}…`])
    expect(name('☂️'.repeat(100))).toMatch(/…$/)
    expect([...String(name('🏠'.repeat(100)))]).toHaveLength(80)
  })
})
