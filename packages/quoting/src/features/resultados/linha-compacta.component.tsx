import { memo } from 'react';
import { Artigo } from './linha-look.ts';
import { LinhaComPreco } from './linha-com-preco.component.tsx';
import { LinhaSemPreco } from './linha-sem-preco.component.tsx';
import type { ResultadoProps } from './resultado.component.tsx';

/** An insurer in one row: its best offer and what else it has behind it, or why it gave no price. */
export const LinhaCompacta = memo(function LinhaCompacta(props: ResultadoProps) {
  const { resultado, ofertaId } = props;
  const oferta = resultado.ofertas.find(({ id }) => id === ofertaId) ?? null;
  return (
    <Artigo aria-labelledby={`resultado-${resultado.seguradora}`} data-status={resultado.status} tabIndex={-1}>
      {oferta ? <LinhaComPreco {...props} oferta={oferta} /> : <LinhaSemPreco {...props} />}
    </Artigo>
  );
});
