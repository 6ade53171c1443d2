import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CataloguePage } from './catalogue.page.tsx';

const place = document.getElementById('catalogo');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <CataloguePage />
    </StrictMode>,
  );
}
