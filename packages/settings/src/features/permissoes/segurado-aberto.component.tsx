import { type EstadoPermissao, Finalidade, type ProvaPermissao } from '@balcao/contracts';
import { finalidades, mayUse } from '@balcao/domain';
import { Button, Card, Cluster, Stack, StatusTag, Text } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { Anotacao, type AtoPedido } from './anotacao.component.tsx';
import { Coleta } from './coleta.component.tsx';
import { copy } from './permissoes.copy.ts';
import { useProvas } from './permissoes.resource.ts';
import { Provas } from './provas.component.tsx';
import { TagEstado } from './tag-estado.component.tsx';

export interface SeguradoAbertoProps {
  seguradoId: string;
  nome: string | undefined;
  onClose: () => void;
}

/** One client beside the matrix: each purpose, the link that asks them, and the proofs. */
export function SeguradoAberto({ seguradoId, nome, onClose }: SeguradoAbertoProps) {
  const leitura = useProvas(seguradoId);
  return (
    <Drawer titulo={nome ?? copy.titulo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={640}>
        {(provas) => (
          <Stack gap={4}>
            <PorFinalidade seguradoId={seguradoId} provas={provas} />
            <Coleta seguradoId={seguradoId} />
            <Provas provas={provas} />
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

/** The newest proof of a purpose says what stands. */
const estadoDe = (provas: readonly ProvaPermissao[], finalidade: Finalidade): EstadoPermissao =>
  provas.find((prova) => prova.finalidade === finalidade)?.ato ?? 'SEM_REGISTRO';

function PorFinalidade({ seguradoId, provas }: { seguradoId: string; provas: readonly ProvaPermissao[] }) {
  const [pedido, setPedido] = useState<AtoPedido | null>(null);
  return (
    <Card titulo={copy.porFinalidade}>
      <Stack gap={4}>
        {Finalidade.options.map((finalidade) => {
          const { nome, baseLegal } = finalidades[finalidade];
          const estado = estadoDe(provas, finalidade);
          const isPermitida = mayUse(finalidade, estado);
          return (
            <Stack key={finalidade} gap={1}>
              <Cluster justify="space-between">
                <strong>{nome}</strong>
                <Cluster gap={2}>
                  <TagEstado estado={estado} />
                  {estado === 'SEM_REGISTRO' && (
                    <StatusTag tone={isPermitida ? 'sucesso' : 'neutro'}>{isPermitida ? copy.permite : copy.naoPermite}</StatusTag>
                  )}
                </Cluster>
              </Cluster>
              <Text size={13} isSoft>
                {copy.base[baseLegal]}
              </Text>
              <Cluster gap={2}>
                {estado !== 'CONCEDIDA' && (
                  <Button size="sm" aria-label={copy.concederDe(nome)} onClick={() => setPedido({ finalidade, ato: 'CONCEDIDA' })}>
                    {copy.conceder}
                  </Button>
                )}
                {estado !== 'REVOGADA' && (
                  <Button size="sm" aria-label={copy.revogarDe(nome)} onClick={() => setPedido({ finalidade, ato: 'REVOGADA' })}>
                    {copy.revogar}
                  </Button>
                )}
              </Cluster>
            </Stack>
          );
        })}
      </Stack>
      {pedido && <Anotacao seguradoId={seguradoId} pedido={pedido} onClose={() => setPedido(null)} />}
    </Card>
  );
}
