// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { Screen } from '../shell/screen'
import { screen as error } from './error/screen'
import { screen as home } from './home/screen'
import { screen as logOut } from './log-out/screen'
import { screen as login } from './login/screen'
import { screen as notFound } from './not-found/screen'
import { screen as usage } from './usage/screen'

export const screens: readonly Screen[] = [error, home, logOut, login, notFound, usage]
