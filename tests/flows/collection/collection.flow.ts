import { changeableScript, collectionScript } from './collection.script.ts'
import { collectionInvariants, verificationInvariants } from './collection.invariants.ts'
import { allBuyersActs, allSellersActs, reportedItemsActs } from '../confirmation/admin.actions.ts'
import { casesActs, decisionsActs } from '../cases/cases.actions.ts'
import { buyersActs } from './myBuyers.actions.ts'
import { productsActs } from './myProducts.actions.ts'
import { ordersFlow } from './orders.actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { defineFlow, defineList } from '../../screen/define-flow.ts'

/** A list that only its screen walks: the machine alone is walked with plain items. */
const onScreen = <Context>(title: string, screen: ScreenFlow<Context>) =>
  defineList({ name: screen.name, title, script: screen.script, screen, isPure: false })

export const collection = defineFlow({
  name: 'collection',
  rules: 'A4 and A5',
  title: 'Any list whose items change',
  script: changeableScript,
  invariants: { ...collectionInvariants, ...verificationInvariants },
  lists: [
    onScreen('My Orders', ordersFlow),
    onScreen('My Products', productsActs),
    onScreen('My Buyers', buyersActs),
    onScreen('All Buyers', allBuyersActs),
    onScreen('All Sellers', allSellersActs),
    onScreen('Reported Items', reportedItemsActs),
    onScreen('Decisions', decisionsActs),
    onScreen('Cases', casesActs),
    defineList({ name: 'collection', title: 'Any list', script: collectionScript }),
    defineList({
      name: 'changeable',
      title: 'Any list whose items change',
      script: changeableScript,
    }),
  ],
})
