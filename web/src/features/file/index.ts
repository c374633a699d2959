/** Files on show, whatever they belong to: in place, in a tab of their own, or saved. */
export { FileIcon } from './components/file-icon';
export { FileThumb } from './components/file-thumb';
export { MediaStage } from './components/media-stage';
export { useFileDownload } from './components/use-file-download';
export { kindAndSize, type FileKind, type ShownFile } from './model/shown-file';
