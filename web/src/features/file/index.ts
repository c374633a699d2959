/** Showing files of every subject: in place, in a separate tab, or saved. */
export { FileIcon } from './components/file-icon';
export { FileThumb } from './components/file-thumb';
export { MediaStage } from './components/media-stage';
export { useFileDownload } from './components/use-file-download';
export { useMediaViewer } from './components/use-media-viewer';
export { kindAndSize, type FileKind, type ShownFile } from './model/shown-file';
