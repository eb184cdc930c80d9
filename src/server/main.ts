// The way in: makes imports light, then hands over to the composition root.
import './lifecycle/light-imports.ts';

await import('./serve.ts');
