import { type ContratoVisto, contratoManualCalls } from '@balcao/contracts';
import { hasPermissao, isVendaEditavel } from '@balcao/domain';
import { useMay, useSession } from '@balcao/shared';
import { Button, ButtonLink, Cluster, IconButton } from '@balcao/ui';
import { Menu } from '@balcao/ui/overlays';
import { IconeMais } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { orcamentoDe } from '../../enderecos.ts';
import { acoesDoContrato } from './acoes-do-contrato.tsx';
import { copy } from '../../contrato/contrato.copy.ts';

/** What may be done with a sale as it stands. */
export function BarraDoContrato({ contrato }: { contrato: ContratoVisto }) {
  const [abertaId, setAberta] = useState<string | null>(null);
  const sessao = useSession();
  const mayEdit = useMay(contratoManualCalls.updateContrato);
  const oferecidas = acoesDoContrato.filter(({ exige, isOffered }) => sessao && hasPermissao(sessao, exige) && isOffered(contrato));
  const noMenu = oferecidas.filter(({ isMain }) => !isMain);
  const aberta = acoesDoContrato.find(({ id }) => id === abertaId);
  const orcamentoId = contrato.proposta?.orcamentoId;
  return (
    <Cluster gap={2}>
      {orcamentoId && <ButtonLink href={orcamentoDe(orcamentoId)}>{copy.verOrcamento}</ButtonLink>}
      {mayEdit && isVendaEditavel(contrato) && (
        <ButtonLink href={`/centralVendas/propostas/novo?id=${contrato.id}`}>{copy.editar}</ButtonLink>
      )}
      {oferecidas
        .filter(({ isMain }) => isMain)
        .map(({ id, label }) => (
          <Button key={id} variant="primary" onClick={() => setAberta(id)}>
            {label}
          </Button>
        ))}
      {noMenu.length > 0 && (
        <Menu
          label={copy.acoes}
          trigger={<IconButton label={copy.acoes} icon={<IconeMais size={18} aria-hidden />} />}
          actions={noMenu.map(({ id, label, isDanger }) => ({
            id,
            label,
            onAction: () => setAberta(id),
            ...(isDanger && { isDanger }),
          }))}
        />
      )}
      {aberta && <aberta.Dialog contrato={contrato} onClose={() => setAberta(null)} />}
    </Cluster>
  );
}
