import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { picturesScript } from './pictures.script.ts'
import { picturesFlow, removeFirst } from './pictures.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  arriveAsBuyer,
  files,
  openProblemReport,
  pictureField,
} from '../../product/problem-report.ts'
import type { ProductFlow, Stage } from '../../product/stage.ts'
import { isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const { camera, lens, notes } = files

const choose =
  (...chosen: readonly (typeof camera | typeof notes)[]) =>
  ({ page }: Stage) =>
    pictureField(page).setInputFiles([...chosen])

/** Drives the pictures of a form in the production build: the buyer adds them to the report of a problem. */
export const picturesInProduct: ProductFlow<PicturesContext> = {
  script: picturesScript,
  readsPictures: true,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await arriveAsBuyer(visitors)
    // The uploads go on and on.
    const held = await holdRequests(page, isCall('POST', /^\/standins\/images\/upload$/))
    await openProblemReport(page, market.origin)
    const { assertions } = picturesFlow
    return { page, path, held, assertions }
  },
  ports: {},
  actions: {
    'pictures.add=one': choose(camera),
    'pictures.add=two': choose(lens, camera),
    'pictures.add=notes': choose(notes),
    'pictures.add=some': choose(notes, lens),
    'pictures.remove=picture-1': performOnPage({ press: removeFirst }),
  },
  arrives: () => false,
  unreachable: {
    'pictures.remove=picture-2': 'The driver removes the first picture.',
    'pictures.remove=picture-99': 'There is no button for it.',
    'pictures.submitted': 'The submit of a report belongs to the flow of the order.',
    'pictures.discard': 'The pictures of a report replace none.',
    'pictures.place': 'The pictures of a report have no order.',
    'pictures.crop': 'The pictures of a report are not cropped.',
    'crop=': 'The pictures of a report are not cropped.',
    'pictures.recalled': 'A report keeps no pictures.',
    'pictures.show': 'A report begins without pictures.',
    'pictures.allow': 'An order says how many pictures its event takes.',
    'recallPictures!': 'A browser without storage has no draft and reports no error.',
  },
  ends: {},
}
