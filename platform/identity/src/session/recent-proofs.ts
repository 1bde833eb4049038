import type { IdentityContext } from '../identity-context'
import { hashToken } from '../opaque-token'
import type { Sessions } from './sessions'

/** How long a proof of identity is valid: after that, sensitive operations require another one (ASVS 7.5). */
export const recentProofMs = 10 * 60_000

export interface RecentProofs {
  noteProof(token: string, proof: 'password' | 'factor'): Promise<void>
  findRecentProofs(token: string): Promise<{ readonly any: boolean; readonly factor: boolean }>
}

/** Creates the functions over the proofs of `identity.session`. */
export function createRecentProofs({ database, now }: IdentityContext, sessions: Sessions): RecentProofs {
  const isRecent = (at: Date | null) => at !== null && now().getTime() - at.getTime() < recentProofMs
  return {
    noteProof: async (token, proof) => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return
      const at = now()
      await database
        .updateTable('identity.session')
        .set({ proved_at: at, ...(proof === 'factor' ? { factor_proved_at: at } : {}) })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .execute()
    },

    findRecentProofs: async (token) => {
      const session = await sessions.peekSession(token)
      return {
        any: isRecent(session?.provedAt ?? null),
        factor: isRecent(session?.factorProvedAt ?? null),
      }
    },
  }
}
