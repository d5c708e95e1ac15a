import type { ActOf } from '../http/limits.ts'

/** The location of a value in a request. */
export type Parameter = { readonly in: 'path' | 'query' | 'body'; readonly name: string }

export const inPath = (name: string): Parameter => ({ in: 'path', name })
export const inQuery = (name: string): Parameter => ({ in: 'query', name })
export const inBody = (name: string): Parameter => ({ in: 'body', name })

export type FlowName = 'order' | 'offer' | 'review' | 'case'

/** The resources that a call acts on, each by the place where the request names it. */
export type Things = {
  readonly email?: Parameter
  readonly booking?: Parameter
  readonly product?: Parameter
  /** The flow that the path names by its id. The buyer and the seller of the flow own it. */
  readonly flow?: FlowName
  /**
   * The buyer of the conversation about the product of the path; without one, the viewer is the buyer. The two and admins own
   * it.
   */
  readonly conversation?: Parameter
}

/** `own`: only if the caller owns the resources in `of`. A role without an entry may not make the call. */
type Reach = 'own' | 'any'

/** The access of users: role × ownership. */
export type MemberAccess = {
  readonly of?: Things
  readonly buyer?: Reach
  readonly seller?: Reach
  readonly admin?: Reach
}

type OpenAccess =
  | { readonly everyone: true }
  /** Requires an ID token of the identity provider for the e-mail at this place. */
  | { readonly proven: Parameter }
  /** Requires the card provider's signature. */
  | { readonly signed: true }

/** The callers of an endpoint. A removed user has no permissions. */
export type Access = OpenAccess | MemberAccess

/** The limits that suit an access: without a user, only the address can be counted. */
export type LimitOf<Given extends Access> = ActOf<Given extends OpenAccess ? 'address' : 'account'>

/** Whether an admin may do with a call what others may do only with what is theirs, or not at all. */
export const isAdministration = (access: Access): boolean =>
  'admin' in access && access.admin === 'any' && access.buyer !== 'any' && access.seller !== 'any'

export const everyone = { everyone: true } as const
export const everyMember = { buyer: 'any', seller: 'any', admin: 'any' } as const
export const everyOwner = { buyer: 'own', seller: 'own', admin: 'own' } as const
