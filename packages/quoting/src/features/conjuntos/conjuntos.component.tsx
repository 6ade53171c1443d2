import type { Conjunto } from '@balcao/contracts';
import { Alert, Button, IconeAbaixo, Stack, useIsReadOnly } from '@balcao/ui';
import { Menu, type MenuAction } from '@balcao/ui/overlays';
import { useState } from 'react';
import { ConjuntoModal } from './conjunto.modal.tsx';
import { copy } from './conjuntos.copy.ts';
import type { Aplicacao, ConjuntosProps } from './conjuntos.model.ts';
import { useConjuntos } from './conjuntos.resource.ts';
import { OrganizeConjuntosModal } from './organize-conjuntos.modal.tsx';

/** The sets one keeps: applied from a menu, kept, put in order; what of one could not be applied is said below. */
export function Conjuntos({ tipo, linha, readAtual, onApply }: ConjuntosProps) {
  const conjuntos = useConjuntos(tipo, linha);
  const [open, setOpen] = useState<'salvar' | 'organizar' | null>(null);
  const [feita, setFeita] = useState<(Aplicacao & { nome: string }) | null>(null);
  const apply = (conjunto: Conjunto) => setFeita({ ...onApply(conjunto), nome: conjunto.nome });
  // nothing of a case that is over can be filled, and what is in its form is no set to be kept from here
  if (useIsReadOnly()) return null;
  const actions: MenuAction[] = [
    ...(conjuntos.data ?? []).map((conjunto) => ({
      id: conjunto.id,
      label: conjunto.nome,
      description: conjunto.compartilhado ? copy.daCorretora(conjunto.meu ? '' : conjunto.dono) : undefined,
      onAction: () => apply(conjunto),
    })),
    ...(conjuntos.isError ? [{ id: 'falhou', label: copy.naoCarregou, onAction: () => void conjuntos.refetch() }] : []),
    { id: 'salvar', label: copy.salvar[tipo], onAction: () => setOpen('salvar') },
    { id: 'organizar', label: copy.organizar, onAction: () => setOpen('organizar') },
  ];
  return (
    <Stack gap={3}>
      <div>
        <Menu
          label={copy.botao[tipo]}
          trigger={
            <Button size="sm">
              {copy.botao[tipo]}
              <IconeAbaixo size={16} aria-hidden />
            </Button>
          }
          actions={actions}
        />
      </div>
      <div role="status">{feita && <Relato {...feita} />}</div>
      {open === 'salvar' && <ConjuntoModal {...{ tipo, linha, readAtual }} onClose={() => setOpen(null)} />}
      {open === 'organizar' && <OrganizeConjuntosModal {...{ tipo, linha, readAtual, conjuntos }} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function Relato({ nome, isAplicado, deFora }: Aplicacao & { nome: string }) {
  const titulo = isAplicado ? copy.aplicou(nome) : copy.nadaAplicado(nome);
  if (deFora.length === 0) return <Alert tone="sucesso" titulo={titulo} />;
  return (
    <Alert tone="atencao" titulo={titulo}>
      {copy.ficaramDeFora}
      <ul>
        {deFora.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </Alert>
  );
}
