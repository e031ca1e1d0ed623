-- Prints the result of wrk as one line of JSON. With the argument `clients`, each request has its own X-Forwarded-For address.
local count = 0

local function requestAsClient()
  count = count + 1
  wrk.headers["x-forwarded-for"] =
    string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  return wrk.format()
end

function init(args)
  if args[1] == "clients" then request = requestAsClient end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '{"responses":%d,"seconds":%f,"p99Ms":%f,"failed":%d}\n',
    summary.requests - errors.status, summary.duration / 1e6, latency:percentile(99) / 1e3, failed
  ))
end
