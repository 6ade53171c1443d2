import { usePartes } from '@balcao/shared/records';
import { Matriz } from './matriz.component.tsx';
import { PARTES } from './permissoes.model.ts';
import { usePermissoes } from './permissoes.resource.ts';
import { SeguradoAberto } from './segurado-aberto.component.tsx';

/** The matrix, and one client beside it. */
export function Permissoes() {
  const lista = usePermissoes();
  const { segurado, open } = usePartes(PARTES);
  const nome = lista.rows.find(({ id }) => id === segurado)?.nome;
  return (
    <>
      <Matriz lista={lista} onOpen={(id) => open({ segurado: id })} />
      {segurado && <SeguradoAberto key={segurado} seguradoId={segurado} nome={nome} onClose={() => open({})} />}
    </>
  );
}
