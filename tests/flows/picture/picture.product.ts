import type { PictureContext } from '../../../machines/picture.machine.ts'
import { stimulusNames } from '../../model/model.ts'
import { pictureScript } from './picture.script.ts'
import { pictureFlow, tryAgain } from './picture.actions.ts'
import { drawPicture, holdDrawing } from '../../product/drawing.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  arriveAsBuyer,
  files,
  openProblemReport,
  pictureField,
} from '../../product/problem-report.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  upload: {
    matches: isCall('POST', /^\/standins\/images\/upload$/),
    answers: { uploaded: passed },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives a picture in the production build: the buyer adds it to the report of a problem. */
export const pictureInProduct: ProductFlow<PictureContext> = {
  script: pictureScript,
  readsPictures: true,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await arriveAsBuyer(visitors)
    await holdDrawing(page)
    const held = await holdRequests(page, isBehind(ports))
    await openProblemReport(page, market.origin)
    const isUnreadable = stimulusNames(path).includes('picture.unreadable')
    await pictureField(page).setInputFiles(isUnreadable ? files.scrambled : files.camera)
    const { assertions } = pictureFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'picture.retry': performOnPage({ press: tryAgain }),
    'picture.shown': drawPicture,
    'picture.unreadable': drawPicture,
  },
  arrives: () => false,
  unreachable: {
    'upload.progressed': 'A picture that the wire holds makes no progress.',
    'showPicture!': 'A browser creates an object URL for every chosen file.',
  },
}
