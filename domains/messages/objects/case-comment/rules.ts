import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { filledIn } from '../filled-in'

const nameLength = 80

/** A comment is named by its beginning, on one line. */
export const caseCommentDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: ({ CommentBody: body }) => {
    const characters = [...String(body ?? '').replace(/\s+/g, ' ')]
    const whole = characters.length <= nameLength
    return {
      Name: whole
        ? characters.join('')
        : `${characters
            .slice(0, nameLength - 1)
            .join('')
            .trimEnd()}…`,
    }
  },
}

export const caseCommentRules: readonly ValidationRule[] = [
  {
    name: 'commentsArePublished',
    check: ({ next }) =>
      next.IsPublished !== false
        ? null
        : {
            fieldApiName: 'IsPublished',
            message: {
              en: 'Write internal notes into the internal comments of the case.',
              es: 'Escriba las notas internas en los comentarios internos del caso.',
            },
          },
  },
  {
    name: 'authorIsWhoWrites',
    check: ({ next, previous, viewer }) => {
      // Imports by the system bring comments of both.
      if (previous !== null || viewer.class === 'system') return null
      const author = viewer.class === 'customer' ? 'Customer' : 'Advisor'
      if (next.Author__c === author) return null
      return {
        fieldApiName: 'Author__c',
        message: { en: 'Choose the one who writes this.', es: 'Elija a quien escribe esto.' },
      }
    },
  },
  filledIn('CommentBody', ({ next }) => next.Author__c === 'Advisor'),
  {
    name: 'saidIsSaid',
    check: ({ next, previous }) =>
      previous === null || next.CommentBody === previous.CommentBody
        ? null
        : {
            fieldApiName: 'CommentBody',
            message: { en: 'Add another comment instead.', es: 'Agregue otro comentario.' },
          },
  },
]

export const caseCommentStateTables: readonly StateTable[] = []
