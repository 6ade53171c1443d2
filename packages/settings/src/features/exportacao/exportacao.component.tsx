import type { Exportacao } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, Card, Cluster, Heading, MomentText, Stack, StatusTag, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy, situacoes } from './exportacao.copy.ts';
import { downloadExportacao, isEmCurso, requestExportacao, useExportacoes } from './exportacao.resource.ts';

const TONS = { NA_FILA: 'info', GERANDO: 'info', PRONTA: 'sucesso', FALHOU: 'perigo', VENCIDA: 'neutro' } as const;

/** Takes the account's data away: asks for a copy, shows how far it is, and downloads it until it expires. */
export function ExportacaoDaConta() {
  const leitura = useExportacoes();
  const [isBusy, setIsBusy] = useState(false);
  const request = async () => {
    setIsBusy(true);
    try {
      await requestExportacao(crypto.randomUUID());
    } catch (error) {
      showFailure(copy.falhou, error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Card titulo={copy.titulo}>
      <Stack gap={4}>
        <Text isSoft>{copy.texto}</Text>
        <LeituraRegistro leitura={leitura} altura={72}>
          {({ exportacoes }) => (
            <Stack gap={4}>
              <div>
                <Button isBusy={isBusy} isDisabled={exportacoes.some(isEmCurso)} onClick={() => void request()}>
                  {exportacoes.some(isEmCurso) ? copy.emCurso : copy.pedir}
                </Button>
              </div>
              {exportacoes.length > 0 && (
                <section aria-label={copy.ultimas}>
                  <Stack gap={2}>
                    <Heading level={3}>{copy.ultimas}</Heading>
                    <Lista>
                      {exportacoes.map((uma) => (
                        <Linha key={uma.id} exportacao={uma} />
                      ))}
                    </Lista>
                  </Stack>
                </section>
              )}
            </Stack>
          )}
        </LeituraRegistro>
      </Stack>
    </Card>
  );
}

const save = (exportacao: Exportacao) => void downloadExportacao(exportacao).catch((error: unknown) => showFailure(copy.naoBaixou, error));

const Linha = ({ exportacao }: { exportacao: Exportacao }) => (
  <li>
    <Cluster gap={3}>
      <MomentText iso={exportacao.pedidaEm} />
      <StatusTag tone={TONS[exportacao.status]}>{situacoes[exportacao.status]}</StatusTag>
      {isEmCurso(exportacao) && <progress aria-label={copy.emCurso} value={exportacao.feitos} max={exportacao.total} />}
      {isEmCurso(exportacao) && (
        <Text as="span" size={13} isSoft role="status">
          {copy.andamento(exportacao.feitos, exportacao.total)}
        </Text>
      )}
      {exportacao.status === 'PRONTA' && exportacao.expiraEm && (
        <>
          <Text as="span" size={13} isSoft>
            {copy.ate} {formatDataHora(exportacao.expiraEm)}
          </Text>
          <Button size="sm" aria-label={copy.baixarDe(formatDataHora(exportacao.pedidaEm))} onClick={() => save(exportacao)}>
            {copy.baixar}
          </Button>
        </>
      )}
    </Cluster>
  </li>
);

const Lista = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
