import type { Handler } from '../../../workers/task.ts';
import { drawPreview } from './draw-preview.ts';
import type { previewImage } from './preview-image.ts';

export default drawPreview satisfies Handler<typeof previewImage>;
