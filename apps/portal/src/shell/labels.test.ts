import { labelProblems } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { labels as home } from '../screens/home/labels'
import { labels as logOut } from '../screens/log-out/labels'
import { labels as logIn } from '../screens/login/labels'
import { labels as usage } from '../screens/usage/labels'
import { shellLabels } from './labels'
import { noticeLabels } from './notices/labels'
import { usageLabels } from './usage/labels'

describe('the words of the portal', () => {
  it.each([
    ['shell', [shellLabels, noticeLabels]],
    ['home', [shellLabels, usageLabels, home]],
    ['login', [shellLabels, logIn]],
    ['log-out', [shellLabels, logOut]],
    ['usage', [shellLabels, usageLabels, usage]],
  ] as const)('%s: both languages fill the same blanks and no key means two things', (_, sets) => {
    expect(labelProblems(...sets)).toEqual([])
  })
})
