# Why a file or the network does not do what it should.

system-no-file = no such file or directory
system-folder = is a directory
system-no-folder = not a directory
system-barred = permission denied
system-forbidden = operation not permitted
system-name-long = file name too long
system-loop = too many levels of symbolic links
system-full = no space left on device
system-read-only = read-only file system
system-broken = input/output error
system-in-use = address already in use
system-no-address = cannot assign requested address
system-refused = connection refused
system-reset = connection reset by peer
system-late = timed out
system-no-way = no route to host
system-no-net = network is unreachable
system-no-name = name or service not known
system-no-name-now = temporary failure in name resolution
system-no-home = there is no home directory: set HOME, or XDG_STATE_HOME
system-null = embedded null byte
system-other = { $reason }
