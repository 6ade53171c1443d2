import type { FiltroSalvo } from '@balcao/contracts';
import { Button, IconeAbaixo } from '@balcao/ui';
import { Menu, type MenuAction } from '@balcao/ui/overlays';
import { useState } from 'react';
import { FiltroModal } from './filtro.modal.tsx';
import { OrganizarModal } from './organizar.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { useFiltros } from './orcamentos.resource.ts';

export interface FiltrosSalvosProps {
  /** What would be saved now. */
  atual: Readonly<Record<string, string>>;
  onApply: (consulta: Readonly<Record<string, string>>) => void;
}

const { salvos } = copy;
const descriptionOf = ({ meu, dono, padrao, compartilhado }: FiltroSalvo): string | undefined =>
  [!meu && salvos.de(dono), padrao && salvos.ePadrao, meu && compartilhado && salvos.eCompartilhado].filter(Boolean).join(', ') ||
  undefined;

/** The lists one keeps under a name: chosen from a menu, saved, put in order. */
export function FiltrosSalvos({ atual, onApply }: FiltrosSalvosProps) {
  const filtros = useFiltros();
  const [open, setOpen] = useState<'salvar' | 'organizar' | null>(null);
  const actions: MenuAction[] = [
    ...(filtros.data ?? []).map((filtro) => ({
      id: filtro.id,
      label: filtro.nome,
      description: descriptionOf(filtro),
      onAction: () => onApply(filtro.consulta),
    })),
    { id: 'salvar', label: salvos.salvar, onAction: () => setOpen('salvar') },
    { id: 'organizar', label: salvos.organizar, onAction: () => setOpen('organizar') },
  ];
  return (
    <>
      <Menu
        label={salvos.botao}
        trigger={
          <Button>
            {salvos.botao}
            <IconeAbaixo size={16} aria-hidden />
          </Button>
        }
        actions={actions}
      />
      {open === 'salvar' && <FiltroModal consulta={atual} onClose={() => setOpen(null)} />}
      {open === 'organizar' && <OrganizarModal filtros={filtros} onClose={() => setOpen(null)} />}
    </>
  );
}
